import type { IncomingMessage } from 'node:http'

export type Pace = {
  graceMs: number
  bytesPerSecond: number
}

const answer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

export function keepPace(request: IncomingMessage, { graceMs, bytesPerSecond }: Pace) {
  const { socket } = request
  const deadline = Date.now() + graceMs
  const bytesBefore = socket.bytesRead
  let timer = setTimeout(check, graceMs)
  request.once('close', () => clearTimeout(timer))

  function check() {
    if (request.complete || socket.destroyed) return
    const earned = ((socket.bytesRead - bytesBefore) / bytesPerSecond) * 1000
    const left = deadline + earned - Date.now()
    if (left > 0) {
      timer = setTimeout(check, left)
      return
    }
    socket.write(answer)
    socket.destroySoon()
  }
}
