import { readFile, writeFile } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { migrate } from '#database/migrate'
import { columnsOfSchema, schemaTypes } from '#database/schema_types'
import { ownerPool } from '#domain/shared/database'

export default class SchemaTypes extends BaseCommand {
  static override commandName = 'schema:types'
  static override description = 'Write the types of the migrated database to database/schema.ts'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Only say whether the file is what the database says' })
  declare check: boolean

  override async run() {
    await migrate(ownerPool())
    const { rows } = await ownerPool().query(columnsOfSchema)
    const written = schemaTypes(rows)
    const file = this.app.makePath('database/schema.ts')
    if (!this.check) return writeFile(file, written)
    if ((await readFile(file, 'utf8').catch(() => '')) === written) return
    this.exitCode = 1
    this.logger.error(
      'database/schema.ts is not what the migrated database says: npm run ace schema:types'
    )
  }
}
