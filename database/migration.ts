/** One step of the schema, forward only: its statements run in one transaction, in their order. */
export abstract class Migration {
  readonly statements: string[] = []

  /** Tells what the step is made of, by run(). */
  abstract up(): void

  /** One text of one or more statements. */
  protected run(sql: string) {
    this.statements.push(sql)
  }
}
