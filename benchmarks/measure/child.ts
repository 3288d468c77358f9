import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '#bin/project_root'

export class Child {
  #process: ChildProcess

  /** With the product's own flags (bin/launch/lean_memory.js) unless told others. */
  constructor(script: string, environment: NodeJS.ProcessEnv = {}, flags = process.execArgv) {
    this.#process = fork(join(projectRoot, 'build', script), {
      env: { ...process.env, ...environment },
      execArgv: flags,
      // A server's log says why an answer is 500
      stdio: ['ignore', process.env.BENCH_LOG ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    })
  }

  get pid() {
    return this.#process.pid!
  }

  /** Its first message, which says that it listens. */
  ready() {
    return this.next()
  }

  async ask<Answer>(message: object | string): Promise<Answer> {
    const answer = this.next<Answer>()
    this.#process.send(message)
    return answer
  }

  async stop() {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await exit
  }

  async next<Answer>(): Promise<Answer> {
    const ended = new AbortController()
    const gone = once(this.#process, 'exit', { signal: ended.signal }).then(() => {
      throw new Error(`${this.#process.spawnargs.at(-1)} ended early`)
    })
    const answer = once(this.#process, 'message', { signal: ended.signal })
    gone.catch(() => {})
    answer.catch(() => {})
    try {
      const [message] = await Promise.race([answer, gone])
      return message as Answer
    } finally {
      ended.abort()
    }
  }
}
