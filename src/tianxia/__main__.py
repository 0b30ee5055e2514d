"""`python -m tianxia` is `tianxia`."""

import sys

from tianxia.cli import main

sys.exit(main())
