import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { migrate } from '#database/migrate'
import { oneAtATime } from '#database/one_at_a_time'
import { schemaTypes } from '#database/schema_types'
import { ownerPool } from '#domain/shared/data/database'

export default class SchemaTypes extends BaseCommand {
  static override commandName = 'schema:types'
  static override description = 'Write the types of the migrated database to database/schema.ts'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const owner = ownerPool()
    await oneAtATime(owner, () => migrate(owner))
    await writeFile(this.app.makePath('database/schema.ts'), await schemaTypes(owner))
  }
}
