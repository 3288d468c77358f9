import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { ownerPool } from '#domain/shared/data/database'
import { lintSchema } from '#database/schema_lint'

export default class SchemaLint extends BaseCommand {
  static override commandName = 'schema:lint'
  static override description = 'Check that the database keeps tenants apart'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const faults = await lintSchema(ownerPool())
    for (const { rule, name } of faults) this.logger.error(`${name}: ${rule}`)
    if (faults.length > 0) this.exitCode = 1
    else this.logger.success('The schema keeps tenants apart')
  }
}
