import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an answer says of itself; a test turns one of these to see it refused. */
type Claims = {
  challenge: string
  origin: string
  rpId: string
  verified?: boolean
  counter?: number
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export class SoftPasskey {
  readonly id = base64(randomBytes(16))
  #privateKey: KeyObject
  #publicKey: Uint8Array

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ])
    )
  }

  register(claims: Claims): RegistrationResponseJSON {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 0xff])
    const data = Buffer.concat([
      this.#head(claims, flags.attested),
      Buffer.alloc(16),
      length,
      id,
      this.#publicKey,
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ])
    return {
      ...this.#envelope,
      response: {
        clientDataJSON: base64(client('webauthn.create', claims)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    }
  }

  answer(claims: Claims): AuthenticationResponseJSON {
    const data = this.#head(claims, 0)
    const clientData = client('webauthn.get', claims)
    const hash = createHash('sha256').update(clientData).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#privateKey)
    return {
      ...this.#envelope,
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(data),
        signature: base64(signature),
      },
    }
  }

  get #envelope() {
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
    } as const
  }

  #head({ rpId, verified = true, counter = 0 }: Claims, extra: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const said = flags.present | (verified ? flags.verified : 0) | extra
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([said]), count])
  }
}

const client = (type: string, { challenge, origin }: Claims) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
