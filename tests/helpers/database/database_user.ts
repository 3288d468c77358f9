import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

type Answer = { settings?: Record<string, string>; refusal?: string }

export type DatabaseUser = {
  process: ChildProcess
  refusal: string
  connect(account: 'OWNER' | 'APP'): Promise<pg.Client>
  release(): Promise<void>
  kill(): Promise<void>
}

/** Starts the launcher in a process of its own, with these settings and no others of the kind. */
export async function startDatabaseUser(settings: Record<string, string>): Promise<DatabaseUser> {
  const child = fork('tests/fixtures/database_user.ts', {
    execArgv: ['--import=@poppinss/ts-exec'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  })
  const exit = once(child, 'exit')
  const answer = await Promise.race([
    once(child, 'message').then(([message]) => message as Answer),
    exit.then(([code]) => ({ refusal: `ended with ${code}` }) as Answer),
  ])
  return {
    process: child,
    refusal: answer.refusal ?? '',
    connect: (account) => connect(answer.settings ?? {}, account),
    release: async () => {
      if (child.connected) child.send('release')
      await exit
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function connect(settings: Record<string, string>, account: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: settings.DB_HOST,
    port: Number(settings.DB_PORT),
    database: settings.DB_DATABASE,
    user: settings[`DB_${account}_USER`],
    password: settings[`DB_${account}_PASSWORD`],
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
