"""titiler as its own documentation sets it up: uvicorn titiler_app:app."""
from fastapi import FastAPI
from titiler.core.factory import TilerFactory

app = FastAPI()
app.include_router(TilerFactory(router_prefix="/cog").router, prefix="/cog")
