import { Migration } from '#database/migration'

/**
 * The paper of an issued document is printed with the logo of its day. Documents issued before this have the
 * one of today from now on; their trigger lets nobody else write it.
 */
export default class LogosOfDocuments extends Migration {
  up() {
    this.run(`alter table public.documents disable trigger documents_frozen;`)
    this.inEveryCentre(`
      update public.documents
      set seller = seller || jsonb_build_object('logo', (select logo from platform.tenants where id = centre))
      where tenant_id = centre and seller is not null;`)
    this.run(`alter table public.documents enable always trigger documents_frozen;`)
  }
}
