import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { lintSchema } from '#database/schema_lint'

export default class SchemaLint extends BaseCommand {
  static override commandName = 'schema:lint'
  static override description = 'Check that the database keeps tenants apart'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const database = await this.app.container.make('lucid.db')
    const faults = await lintSchema(database.connection('owner'))
    for (const { rule, name } of faults) this.logger.error(`${name}: ${rule}`)
    if (faults.length > 0) this.exitCode = 1
    else this.logger.success('The schema keeps tenants apart')
  }
}
