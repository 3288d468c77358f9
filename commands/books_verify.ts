import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { findTenantById, listTenants } from '#domain/access/centre/queries/find_tenant'
import { verifyBooks } from '#domain/billing/ledger/verify_books'

export default class BooksVerify extends BaseCommand {
  static override commandName = 'books:verify'
  static override description =
    'Check documents, ledger, numbers and fiscal records of every centre against each other'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    for (const { id } of await listTenants()) {
      const tenant = await findTenantById(id)
      const faults = await verifyBooks(id)
      for (const { check, subject } of faults) {
        this.logger.error(`${tenant?.slug}: ${check} ${subject}`)
      }
      if (faults.length > 0) this.exitCode = 1
    }
    if (this.exitCode !== 1) this.logger.success('The books of every centre are right')
  }
}
