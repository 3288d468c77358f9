import fs from 'node:fs'
import { createServer } from 'node:net'

/** No test waits longer than five minutes, so a run in which none begins or ends for eight never will. */
const SILENCE_MS = 480_000
const LOOK_EVERY_MS = 5000
const STACK_WITHIN_MS = 10_000

/** Finds a port for asking a run where it is: at SIGUSR1 Node listens there, even while it loops. */
export async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address()
  await new Promise((done) => server.close(done))
  return port
}

/**
 * Kills a run whose record stands still, after asking on its `port` where it is.
 * @returns what stops watching, and answers the stack of a run that was killed
 */
export function watchRun(record, child, port, silence = SILENCE_MS) {
  const began = Date.now()
  const lastSign = () => Math.max(began, fs.statSync(record).mtimeMs)
  let hung
  const look = () => {
    if (hung || Date.now() - lastSign() < silence) return
    hung = stackOf(child, port)
      .catch(() => 'It did not say where.')
      .finally(() => child.kill('SIGKILL'))
  }
  const timer = setInterval(look, Math.min(silence, LOOK_EVERY_MS))
  return () => {
    clearInterval(timer)
    return hung
  }
}

/** Lists the files a killed run hasn't begun; the one in which it hung is repeated alone, as red ones are. */
export function unbegunFiles(files, { tests, running }) {
  const done = new Set([...tests.map(({ file }) => file), running?.file])
  return files.filter((file) => !done.has(file))
}

async function stackOf(child, port) {
  child.kill('SIGUSR1')
  const deadline = AbortSignal.timeout(STACK_WITHIN_MS)
  const socket = new WebSocket(await debuggerUrl(port, deadline))
  try {
    return await pausedAt(socket, deadline)
  } finally {
    socket.close()
  }
}

async function debuggerUrl(port, deadline) {
  for (;;) {
    deadline.throwIfAborted()
    try {
      const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
      return target.webSocketDebuggerUrl
    } catch {
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

const pausedAt = (socket, deadline) =>
  new Promise((resolve, reject) => {
    const scripts = new Map()
    const inWords = ({ functionName, location: { scriptId, lineNumber } }) =>
      `at ${functionName || 'a function'} (${scripts.get(scriptId)}:${lineNumber + 1})`
    deadline.addEventListener('abort', () => resolve('It ran no JavaScript: it waits.'))
    socket.onerror = reject
    socket.onopen = () => {
      for (const [id, method] of ['Debugger.enable', 'Debugger.pause'].entries())
        socket.send(JSON.stringify({ id, method }))
    }
    socket.onmessage = ({ data }) => {
      const { method, params } = JSON.parse(data)
      if (method === 'Debugger.scriptParsed') scripts.set(params.scriptId, params.url)
      if (method === 'Debugger.paused') resolve(params.callFrames.map(inWords).join('\n'))
    }
  })
