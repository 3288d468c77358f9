import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import TermListTransformer from '#app/admin/terms/term_list_transformer'
import TermTransformer from '#app/admin/terms/term_transformer'
import { catalogue } from '#core/catalogue/catalogue'
import { daySpan } from '#core/forms/day_span'
import { bothNames, recordCode } from '#core/records/record_fields'
import { entryActs } from '#domain/shared/records/entry_acts'
import { findTerm } from '#domain/teaching/catalogue/queries/find_term'
import { termSource } from '#domain/teaching/catalogue/queries/list_terms'
import { type TermFields, termRecord, termUses } from '#domain/teaching/catalogue/term_record'

const termValidator = vine.create({
  ...bothNames('name'),
  code: recordCode(),
  ...daySpan(),
})

export const termCatalogue = catalogue({
  record: termRecord,
  uses: termUses,
  source: termSource,
  find: findTerm,
  acts: entryActs(termRecord, 'TRM', termUses),
  exported: ['code', 'name_en', 'name_ar', 'starts_on', 'ends_on', 'groups'],

  async fields({ request }: HttpContext): Promise<TermFields> {
    const form = await request.validateUsing(termValidator)
    return {
      code: form.code ?? null,
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      starts_on: form.starts_on,
      ends_on: form.ends_on,
    }
  },

  pages: {
    index: ({ inertia }, page, props) =>
      inertia.render('admin/terms/index', { terms: TermListTransformer.transform(page), ...props }),
    create: ({ inertia }) => inertia.render('admin/terms/create', { term: null }),
    show: ({ inertia }, term, props) =>
      inertia.render('admin/terms/show', { term: TermTransformer.transform(term), ...props }),
    edit: ({ inertia }, term) =>
      inertia.render('admin/terms/edit', { term: TermTransformer.transform(term) }),
  },
})
