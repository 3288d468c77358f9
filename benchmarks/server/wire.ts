import type { Socket } from 'node:net'
import pg from 'pg'

type Connection = { stream: Socket }
type Prototype = Record<
  'connect' | 'query' | 'bind',
  (this: Connection, ...input: unknown[]) => unknown
>

const seen = { flights: 0, statements: 0 }

/** Counts what goes to PostgreSQL: statements, and flights (something is sent while nothing is under way). Answers 'wire'. */
export function watchWire() {
  const prototype = (pg as unknown as { Connection: { prototype: Prototype } }).Connection.prototype
  const { connect, query, bind } = prototype
  prototype.connect = function watched(...input) {
    const answer = connect.apply(this, input)
    watch(this.stream)
    return answer
  }
  prototype.query = function counted(...input) {
    seen.statements += 1
    return query.apply(this, input)
  }
  prototype.bind = function counted(...input) {
    seen.statements += 1
    return bind.apply(this, input)
  }
  process.on('message', (message) => {
    if (message !== 'wire') return
    process.send?.({ ...seen })
    Object.assign(seen, { flights: 0, statements: 0 })
  })
}

function watch(stream: Socket) {
  let underWay = false
  const write = stream.write.bind(stream) as (...input: unknown[]) => boolean
  stream.write = (...input: unknown[]) => {
    if (!underWay) seen.flights += 1
    underWay = true
    return write(...input)
  }
  stream.on('data', () => {
    underWay = false
  })
}
