import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { workTypes } from '#domain/shared/choices/work_types'
import type { FormOptions } from '~/components/groups/types'
import type { GroupForm } from '~/components/groups/form/use_group_form'
import { useOptionName } from '~/components/groups/use_option_name'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ColourField } from '~/ui/form/fields/colour_field'
import { FormSection } from '~/ui/form/form_section'
import { CodeField } from '~/ui/form/fields/code_field'
import { TextField } from '~/ui/form/fields/text_field'

interface GroupCourseFieldsProps {
  made: GroupForm
  isNew: boolean
  options: FormOptions
}

export function GroupCourseFields({ made, isNew, options }: GroupCourseFieldsProps) {
  const t = useTranslations('groups')
  const { label } = useOptionName()
  const { field, choose } = made
  const course = field('course_id')
  const status = field('status')
  const pick = (list: FormOptions['courses'] | FormOptions['levels']) =>
    list.map((option) => ({ value: option.id, label: label(option) }))
  return (
    <FormSection title={t('sections.group')} help={t('sections.group_help')}>
      <ChoiceField
        label={t('fields.course_id')}
        required
        searchable
        choices={pick(options.courses)}
        field={{
          ...course,
          onChange: (id) => choose(options.courses.find((one) => one.id === id)),
        }}
      />
      <BothNamesFields
        en={field('title_en')}
        ar={field('title_ar')}
        labels={{ en: t('fields.title_en'), ar: t('fields.title_ar') }}
        help={t('help.titles')}
      />
      <CodeField label={t('fields.code')} help={t('help.code')} field={field('code')} />
      <ColourField label={t('fields.colour')} field={field('colour')} />
      <ChoiceField
        label={t('fields.work_type')}
        field={field('work_type')}
        choices={workTypes.map((type) => ({ value: type, label: t(`work_type.${type}`) }))}
      />
      <TextField
        label={t('fields.online_url')}
        field={field('online_url')}
        dir="ltr"
        maxLength={longest.webAddress}
        autoComplete="off"
      />
      <ChoiceField
        label={t('fields.level_id')}
        field={field('level_id')}
        searchable
        clearable
        choices={pick(options.levels)}
      />
      {isNew && (
        <CheckField
          label={t('form.open_now')}
          field={{
            name: 'status',
            value: status.value === 'open',
            onChange: (isOpen) => status.onChange(isOpen ? 'open' : 'draft'),
          }}
        />
      )}
    </FormSection>
  )
}
