import type { HttpContext } from '@adonisjs/core/http'
import { importOf, leftOut, refuse } from '#app/admin/imports/import_found'
import ImportListTransformer from '#app/admin/imports/import_list_transformer'
import ImportNamesTransformer from '#app/admin/imports/import_names_transformer'
import ImportPolicy, { importable, seen } from '#app/admin/imports/import_policy'
import ImportTransformer from '#app/admin/imports/import_transformer'
import { shownNames } from '#app/admin/imports/shown_names'
import { receive } from '#app/admin/imports/import_upload'
import { TableStore } from '#core/imports/table_store'
import { DiscardImport } from '#domain/imports/actions/discard_import'
import { StartImport } from '#domain/imports/actions/start_import'
import { importEntities } from '#domain/imports/columns/import_columns'
import { sheetLimits } from '#domain/imports/sheets/sheet'
import { uploadLimits } from '#domain/shared/limits/upload_limits'
import { listRowFaults, listTroubledRows } from '#domain/imports/queries/list_import_rows'
import { countDeletable } from '#domain/imports/sessions/take_back'
import { ListImports } from '#domain/imports/queries/list_imports'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'

const [perPage] = shownSizes
const problemsShown = 100
const troubled = [
  ...(['invalid', 'incomplete', 'planned', 'skipped'] as const),
  ...(['failed', 'created', 'updated'] as const),
]
/** After an undo only what it could not undo is of interest. */
const stayed = ['kept'] as const
const farthestPage = 100_000

export default class ImportsController {
  async index({ bouncer, request, tenant, auth, inertia }: HttpContext) {
    await bouncer.with(ImportPolicy).authorize('index')
    const asked = Math.trunc(Number(request.input('page'))) || 1
    const page = Math.min(Math.max(asked, 1), farthestPage)
    const user = auth.getUserOrFail()
    const imports = await readStatements(tenant.id, () =>
      new ListImports().execute(seen(user), page, perPage)
    )
    return inertia.render('admin/imports/index', {
      imports: ImportListTransformer.transform(imports),
      can: { create: user.may('admin.imports.create') && importable(user).length > 0 },
    })
  }

  async create({ bouncer, request, auth, inertia }: HttpContext) {
    await bouncer.with(ImportPolicy).authorize('create')
    const entities = importable(auth.getUserOrFail())
    const wanted = importEntities.find((entity) => entity === request.input('entity'))
    return inertia.render('admin/imports/create', {
      entities,
      entity: entities.find((entity) => entity === wanted) ?? entities[0] ?? null,
      limits: { rows: sheetLimits.rows, megabytes: uploadLimits.table },
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, auth, request, response, tenant } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const { entity, inspected, ...upload } = await receive(ctx)
    await bouncer.with(ImportPolicy).authorize('write', entity)
    const stored = await new TableStore(tenant.id).keepSheets(inspected)
    const actor = auth.getUserOrFail().actor(request.id() ?? null)
    const id = await new StartImport().execute({
      tenantId: tenant.id,
      actor,
      entity,
      leftOut: leftOut(ctx),
      ...stored,
      ...upload,
    })
    return response.redirect().toRoute('admin.imports.show', { id })
  }

  async show(ctx: HttpContext) {
    const { bouncer, tenant, request, auth, inertia } = ctx
    await bouncer.with(ImportPolicy).authorize('index')
    const record = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('show', record)
    const after = Math.trunc(Number(request.input('after'))) || 0
    const { status } = record
    const told = status === 'undone' ? stayed : troubled
    const isOver = status === 'checked' || status === 'done' || status === 'stopped'
    const place = {
      after: Math.min(Math.max(after, 0), sheetLimits.rows + 1),
      limit: problemsShown + 1,
    }
    const isTimetable = status === 'done' && record.entity === 'sessions'
    const [rows, faults, names, deletable] = await readStatements(tenant.id, () =>
      Promise.all([
        listTroubledRows(record.id, told, place),
        isOver ? listRowFaults(record, troubled) : [],
        shownNames(ctx, record),
        isTimetable ? countDeletable(record.id) : null,
      ])
    )
    const user = auth.getUserOrFail()
    const policy = new ImportPolicy()
    return inertia.render('admin/imports/show', {
      record: ImportTransformer.transform({
        ...record,
        rows: rows.slice(0, problemsShown),
        leftOut: leftOut(ctx),
      }),
      faults,
      names: names && ImportNamesTransformer.transform(names),
      more: rows.length > problemsShown ? rows[problemsShown - 1]!.row : null,
      after,
      deletable,
      can: {
        write: policy.write(user, record.entity, record.policy),
        update: policy.write(user, record.entity, 'update'),
        undo: policy.undo(user, record),
      },
    })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, tenant, session, response, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const { id, entity } = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('write', entity)
    const result = await new DiscardImport().execute({ tenantId: tenant.id, id })
    if (!result.ok) return refuse(ctx, result.error)
    await new TableStore(tenant.id).discard(result.value.tables)
    session.flash('success', i18n.t('imports.flash.discarded'))
    return response.redirect().toRoute('admin.imports.index')
  }
}
