/** Forward only: the statements run in one transaction, in their order. */
export abstract class Migration {
  readonly statements: string[] = []

  abstract up(): void

  protected run(sql: string) {
    this.statements.push(sql)
  }
}
