import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'

/** Of search keys alone: no other use of APP_KEY makes the same one. */
const secret = Buffer.from(hkdfSync('sha256', appKey.release(), '', 'markaz search key', 32))

const written = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The only one: a token that names another algorithm is not read. */
const header = written({ alg: 'HS256', typ: 'JWT' })

export function signToken(claims: object) {
  const told = [header, written(claims)].join('.')
  return [told, proofOf(told)].join('.')
}

/** What a token says, if it was signed here: compared as a whole, in constant time, so that no token has a twin. */
export function readToken(token: string): object | undefined {
  const told = token.slice(0, token.lastIndexOf('.'))
  if (!told.startsWith(`${header}.`)) return undefined
  const [given, proof] = [token.slice(told.length + 1), proofOf(told)].map((one) =>
    Buffer.from(one)
  )
  if (given!.length !== proof!.length || !timingSafeEqual(given!, proof!)) return undefined
  return JSON.parse(Buffer.from(told.slice(header.length + 1), 'base64url').toString()) as object
}

const proofOf = (told: string) => createHmac('sha256', secret).update(told).digest('base64url')
