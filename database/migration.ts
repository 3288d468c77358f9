/** Forward only: the statements run in one transaction, in their order. */
export abstract class Migration {
  readonly statements: string[] = []

  abstract up(): void

  protected run(sql: string) {
    this.statements.push(sql)
  }

  /** A statement over rows of tenants, which are shut to whoever has entered none. */
  protected inEveryCentre(statement: string) {
    this.run(`
      do $$
      declare centre uuid;
      begin
        for centre in select id from platform.tenants loop
          perform set_config('app.tenant_id', centre::text, true);
          ${statement}
        end loop;
      end $$;`)
  }
}
