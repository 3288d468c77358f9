import { connect } from 'node:net'

const patience = 5_000

/** What the server answers to exactly these bytes, until it closes the connection or is silent for too long. */
export function rawRequest(lines: string[], body = ''): Promise<string> {
  const socket = connect(Number(process.env.PORT), '127.0.0.1')
  let answer = ''
  socket.setTimeout(patience, () => socket.destroy())
  return new Promise((resolve, reject) => {
    socket.on('data', (part) => (answer += part.toString('utf8')))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}
