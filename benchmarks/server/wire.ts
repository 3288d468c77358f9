import type { Socket } from 'node:net'
import pg from 'pg'

type Connection = { stream: Socket }
type Prototype = Record<
  'connect' | 'query' | 'bind',
  (this: Connection, ...input: unknown[]) => unknown
>

const seen = { roundTrips: 0, statements: 0 }

/** Counts what goes to PostgreSQL: statements, and round trips (something is sent while nothing is under way). Answers { wire }. */
export function watchWire() {
  const prototype = (pg as unknown as { Connection: { prototype: Prototype } }).Connection.prototype
  const { connect } = prototype
  prototype.connect = function watched(...input) {
    const answer = connect.apply(this, input)
    watch(this.stream)
    return answer
  }
  process.on('message', ({ wire }: { wire?: number }) => {
    if (wire === undefined) return
    process.send?.({ ...seen, wire })
    Object.assign(seen, { roundTrips: 0, statements: 0 })
  })
}

function watch(stream: Socket) {
  let underWay = false
  const write = stream.write.bind(stream) as (...input: unknown[]) => boolean
  stream.write = (...input: unknown[]) => {
    if (!underWay) seen.roundTrips += 1
    underWay = true
    if (input[0] instanceof Uint8Array) seen.statements += statementsIn(Buffer.from(input[0]))
    return write(...input)
  }
  stream.on('data', () => {
    underWay = false
  })
}

/** Messages begin with a letter and their length: Q is a plain query, E runs a prepared one. */
function statementsIn(messages: Buffer) {
  let found = 0
  for (let at = 0; at + 5 <= messages.length; at += 1 + messages.readUInt32BE(at + 1)) {
    if ('QE'.includes(String.fromCharCode(messages[at]!))) found += 1
  }
  return found
}
