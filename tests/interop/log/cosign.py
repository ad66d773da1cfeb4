"""Cosigns a checkpoint as c2sp.org/tlog-cosignature says, with Python's `cryptography` (48 or later), which knows nothing of
Tessera, and writes the key and the note to tests/fixtures/cosignatures.json.

python3 tests/interop/log/cosign.py
"""

import base64
import hashlib
import json
import pathlib
import struct

from cryptography.hazmat.primitives.asymmetric import ed25519, mldsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ORIGIN = "example.com/behind-the-sofa"
SIZE = 20852163
ROOT = base64.b64decode("CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=")
CHECKPOINT = f"{ORIGIN}\n{SIZE}\n{base64.b64encode(ROOT).decode()}\n"
TIME = 1679315147
SEED = bytes(range(32))


def short(text):
    data = text.encode()
    return bytes([len(data)]) + data


def by_ed25519(name):
    key = ed25519.Ed25519PrivateKey.from_private_bytes(SEED)
    message = f"cosignature/v1\ntime {TIME}\n{CHECKPOINT}".encode()
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    return 4, public, key.sign(message)


def by_ml_dsa_44(name):
    key = mldsa.MLDSA44PrivateKey.from_seed_bytes(SEED)
    message = b"subtree/v1\n\0" + short(name) + struct.pack(">Q", TIME) + short(ORIGIN) + struct.pack(">QQ", 0, SIZE) + ROOT
    return 6, key.public_key().public_bytes_raw(), key.sign(message)


def vector(name, cosign):
    kind, public, signature = cosign(name)
    material = bytes([kind]) + public
    key_id = hashlib.sha256(name.encode() + b"\n" + material).digest()[:4]
    line = base64.b64encode(key_id + struct.pack(">Q", TIME) + signature).decode()
    return {
        "type": kind,
        "verifierKey": f"{name}+{key_id.hex()}+{base64.b64encode(material).decode()}",
        "time": TIME,
        "note": f"{CHECKPOINT}\n\u2014 {name} {line}\n",
    }


vectors = [vector("witness.example.com/w1", by_ed25519), vector("witness.example.com/pq", by_ml_dsa_44)]
file = pathlib.Path(__file__).parents[2] / "fixtures" / "cosignatures.json"
file.write_text(json.dumps(vectors, indent=2, ensure_ascii=False) + "\n")
