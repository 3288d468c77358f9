import { longest } from '#domain/shared/limits/text_lengths'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import SubjectListTransformer from '#app/admin/subjects/subject_list_transformer'
import SubjectTransformer from '#app/admin/subjects/subject_transformer'
import { catalogue } from '#core/catalogue/catalogue'
import { bothNames, colour, paragraph, recordCode } from '#core/records/record_fields'
import { entryActs } from '#domain/shared/records/entry_acts'
import { findSubject } from '#domain/teaching/catalogue/queries/find_subject'
import { subjectSource } from '#domain/teaching/catalogue/queries/list_subjects'
import {
  type SubjectFields,
  subjectRecord,
  subjectUses,
} from '#domain/teaching/catalogue/subject_record'

const subjectValidator = vine.create({
  ...bothNames('name'),
  code: recordCode(),
  colour: colour(),
  description: paragraph(longest.description),
})

export const subjectCatalogue = catalogue({
  record: subjectRecord,
  uses: subjectUses,
  source: subjectSource,
  find: findSubject,
  acts: entryActs(subjectRecord, 'SUB', subjectUses),
  exported: ['code', 'name_en', 'name_ar', 'description', 'courses', 'instructors'],

  async fields({ request }: HttpContext): Promise<SubjectFields> {
    const form = await request.validateUsing(subjectValidator)
    return {
      code: form.code ?? null,
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      colour: form.colour ?? null,
      description: form.description ?? null,
    }
  },

  pages: {
    index: ({ inertia }, page, props) =>
      inertia.render('admin/subjects/index', {
        subjects: SubjectListTransformer.transform(page),
        ...props,
      }),
    create: ({ inertia }) => inertia.render('admin/subjects/create', { subject: null }),
    show: ({ inertia }, subject, props) =>
      inertia.render('admin/subjects/show', {
        subject: SubjectTransformer.transform(subject),
        ...props,
      }),
    edit: ({ inertia }, subject) =>
      inertia.render('admin/subjects/edit', { subject: SubjectTransformer.transform(subject) }),
  },
})
