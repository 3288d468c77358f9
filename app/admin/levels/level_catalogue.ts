import { longest } from '#domain/shared/limits/text_lengths'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import LevelListTransformer from '#app/admin/levels/level_list_transformer'
import LevelTransformer from '#app/admin/levels/level_transformer'
import { catalogue } from '#core/catalogue/catalogue'
import { ageRange, bothNames, paragraph, recordCode } from '#core/records/record_fields'
import { entryActs } from '#domain/shared/records/entry_acts'
import { CreateLevel } from '#domain/teaching/catalogue/actions/create_level'
import { DeleteLevel } from '#domain/teaching/catalogue/actions/delete_level'
import { type LevelFields, levelRecord, levelUses } from '#domain/teaching/catalogue/level_record'
import { findLevel } from '#domain/teaching/catalogue/queries/find_level'
import { levelSource } from '#domain/teaching/catalogue/queries/list_levels'
import { levelScopes } from '#domain/teaching/catalogue/rules/level_scope'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

const levelValidator = vine.create({
  ...bothNames('name'),
  code: recordCode(),
  scope: vine.enum(levelScopes).optional(),
  ...ageRange(),
  description: paragraph(longest.description),
})

export const levelCatalogue = catalogue({
  record: levelRecord,
  uses: levelUses,
  source: levelSource,
  find: findLevel,
  acts: {
    ...entryActs(levelRecord, codePrefixes.levels, levelUses),
    create: (input) => new CreateLevel().execute(input),
    remove: (input) => new DeleteLevel().execute(input),
  },
  exported: [
    'position',
    'code',
    'name_en',
    'name_ar',
    'scope',
    'min_age',
    'max_age',
    'description',
    'courses',
    'instructors',
  ],
  worded: ['scope'],

  async fields({ request }: HttpContext): Promise<LevelFields> {
    const form = await request.validateUsing(levelValidator)
    return {
      code: form.code ?? null,
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      scope: form.scope ?? 'grade',
      min_age: form.min_age ?? null,
      max_age: form.max_age ?? null,
      description: form.description ?? null,
    }
  },

  pages: {
    index: ({ inertia }, page, props) =>
      inertia.render('admin/levels/index', {
        levels: LevelListTransformer.transform(page),
        ...props,
      }),
    create: ({ inertia }) => inertia.render('admin/levels/create', { level: null }),
    show: ({ inertia }, level, props) =>
      inertia.render('admin/levels/show', { level: LevelTransformer.transform(level), ...props }),
    edit: ({ inertia }, level) =>
      inertia.render('admin/levels/edit', { level: LevelTransformer.transform(level) }),
  },
})
