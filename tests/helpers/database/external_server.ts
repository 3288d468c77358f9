import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from '@japa/runner/core'
import type pg from 'pg'
import { freePort, openClient } from '#bin/database/connection'
import { ensureCluster } from '#bin/database/cluster'
import { launch } from '#bin/database/server'
import { newInstallation } from '#tests/helpers/server/installation'

export type ExternalServer = {
  /** The address of `database` for `user`; every password is `password`. */
  url(user: string, database: string): string
  superuser: pg.Client
  /** For the application that uses this server. */
  dataDir: string
}

export async function startExternalServer(test: Test): Promise<ExternalServer> {
  const { state, secrets, binaries } = await newInstallation(test)
  const { dataDir } = await newInstallation(test)
  await ensureCluster(state, binaries, secrets)
  const address = { host: '127.0.0.1', port: await freePort() }
  launch(state, binaries, address)
  const superuser = await whenReady(() =>
    openClient(address, { user: 'postgres', password: secrets.superuser, database: 'postgres' })
  )
  await superuser.query(`alter role postgres password 'password'`)
  test.cleanup(() => superuser.end())
  const url = (user: string, database: string) =>
    `postgres://${user}:password@127.0.0.1:${address.port}/${database}`
  return { url, superuser, dataDir }
}

async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries > 1000) throw error
      await sleep(20)
    }
  }
}
