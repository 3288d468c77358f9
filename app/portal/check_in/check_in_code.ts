import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, validate } from 'uuid'
import { appKey } from '#config/app'
import type { OpenPoint } from '#domain/attendance/check_in/queries/find_point'
import { now } from '#domain/shared/time/clock'

/** In seconds: how long a device shows a code, and how long it counts at least and at most. */
const shown = 30
const turnsAccepted = 2

type Point = Pick<OpenPoint, 'id' | 'hash'>

const turnNow = () => Math.floor(now().toSeconds() / shown)

/** Bound to the device by the hash of its token: whoever opens a point anew makes its old codes worthless. */
function sealOf(tenant: string, { id, hash }: Point, turn: number) {
  const seal = createHmac('sha256', appKey.release())
  return seal.update(`check-in code ${tenant} ${id} ${hash} ${turn}`).digest().subarray(0, 16)
}

/** What a device shows now, and in how many milliseconds it shows the next. */
export function codeNow(tenant: string, point: Point) {
  const turn = turnNow()
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(turn)
  const parts = [parse(point.id), counted, sealOf(tenant, point, turn)]
  const next = (turn + 1) * shown * 1000
  return { code: Buffer.concat(parts).toString('base64url'), ends_in: next - now().toMillis() }
}

/** Which point and turn a code names; undefined of what is no code. Whether it is true is `isTrue`. */
export function readCode(code: string) {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== 36 || bytes.toString('base64url') !== code) return undefined
  const id = readUuid(bytes.subarray(0, 16))
  if (!id) return undefined
  return { pointId: id, turn: bytes.readUInt32BE(16), seal: bytes.subarray(20) }
}

/** Bytes that somebody made up may be no uuid, for which the library's own stringify() throws. */
function readUuid(bytes: Buffer): string | undefined {
  const id = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return validate(id) ? id : undefined
}

export type ReadCode = NonNullable<ReturnType<typeof readCode>>

/** Made for this device, and a minute and a half ago at the most. */
export function isTrue(tenant: string, point: Point, { turn, seal }: ReadCode) {
  const age = turnNow() - turn
  const isFresh = age >= 0 && age <= turnsAccepted
  return timingSafeEqual(seal, sealOf(tenant, point, turn)) && isFresh
}
