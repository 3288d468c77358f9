import { resolve } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { centreAddress } from '#core/tenants/centre_address'
import { demoCentres, demoSignIns } from '#database/seeders/demo/demo_centres'
import { demoPassword } from '#database/seeders/demo/demo_password'
import { oneAtATime } from '#database/one_at_a_time'
import { renewPasswords } from '#database/seeders/demo/renew_passwords'
import { ownerPool } from '#domain/shared/data/database'
import { seedDemo } from '#database/seeders/demo/seed_demo'

/** While DEMO is on: makes the demonstration centres once, and prints their sign-ins at every start. */
export default class DemoProvider {
  #password = ''

  constructor(protected app: ApplicationService) {}

  async start() {
    if (!env.get('DEMO') || this.app.getMode() !== 'run') return
    await oneAtATime(ownerPool(), () => this.#prepare())
  }

  async #prepare() {
    const file = resolve(env.get('DATA_DIR'), 'demo_password')
    const { password, wasLost } = await demoPassword(file, env.get('DEMO_PASSWORD'))
    this.#password = password
    await seedDemo(password)
    if (wasLost) await renewPasswords(password)
  }

  async ready() {
    if (!env.get('DEMO')) return
    const lines = demoCentres.flatMap(({ slug, nameEn }) => [
      `\n${nameEn}: ${centreAddress(slug)}`,
      ...demoSignIns.map(({ name, door }) => `  ${`${name}@${slug}.test`.padEnd(28)} ${door}`),
    ])
    process.stdout.write(`${lines.join('\n')}\n\nOne password for all: ${this.#password}\n\n`)
  }
}
