"""xpublish-tiles with a field in memory: xpublish_app.py FILE PORT."""
import sys

import xpublish
from peer import as_dataset
from xpublish_tiles.xpublish.tiles import TilesPlugin

data = as_dataset(sys.argv[1])
xpublish.SingleDatasetRest(data, plugins={"tiles": TilesPlugin()}).serve(
    host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
