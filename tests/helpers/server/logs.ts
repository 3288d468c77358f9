import fs from 'node:fs'
import { dirname, join } from 'node:path'
import logger from '@adonisjs/core/services/logger'

type Sink = { write(line: string): void }

/** Everything the application logs from now on, at every level, and what it prints past the logger. */
export function listenToLogs() {
  const lines: string[] = []
  const pino = logger.pino as unknown as Record<symbol, Sink>
  const stream = Object.getOwnPropertySymbols(pino).find(({ description }) => {
    return description === 'pino.stream'
  })!
  const { level } = logger
  const sink = pino[stream]!
  const printed = { out: process.stdout.write, err: process.stderr.write }
  pino[stream] = { write: (line) => void lines.push(line) }
  logger.level = 'trace'
  for (const output of [process.stdout, process.stderr]) {
    const write = output.write.bind(output)
    output.write = ((chunk: string, ...rest: []) => {
      lines.push(String(chunk))
      return write(chunk, ...rest)
    }) as typeof output.write
  }
  return {
    text: () => lines.join('\n'),
    stop: () => {
      pino[stream] = sink
      logger.level = level
      process.stdout.write = printed.out
      process.stderr.write = printed.err
    },
  }
}

/** What the database that comes along writes to its log from now on; empty for an external one. */
export function databaseLog() {
  const path = databaseLog.path()
  const start = fs.existsSync(path) ? fs.statSync(path).size : 0
  return () => (fs.existsSync(path) ? fs.readFileSync(path).subarray(start).toString() : '')
}

/** Beside the sockets of the server that comes along. */
databaseLog.path = () => join(dirname(process.env.DB_HOST ?? ''), 'postgres.log')
