import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BranchField } from '~/components/branches/branch_field'
import type { FormOptions, Option } from '~/components/groups/types'
import type { GroupForm } from '~/components/groups/form/use_group_form'
import { sortTerms } from '~/components/groups/form/group_steps'
import { useOptionName } from '~/components/groups/use_option_name'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ChoicesField } from '~/ui/form/fields/choice/choices_field'
import { DateField } from '~/ui/form/days/date_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/fields/text_field'

interface GroupTimeFieldsProps {
  made: GroupForm
  options: FormOptions
  groupId?: string
  today: string
}

export function GroupTimeFields({ made, options, groupId, today }: GroupTimeFieldsProps) {
  const { field, chooseTerm } = made
  const t = useTranslations('groups')
  const { label } = useOptionName()
  const pick = (list: Option[]) =>
    list.map((option) => ({ value: option.id, label: label(option) }))
  const terms = sortTerms(options.terms, today).map(({ term, is_past: isFolded }) => ({
    value: term.id,
    label: label(term),
    isFolded,
  }))
  const instructors = pick(options.instructors)
  return (
    <FormSection title={t('sections.when')} help={t('sections.when_help')}>
      <ChoiceField
        label={t('fields.term_id')}
        field={{ ...field('term_id'), onChange: (id) => chooseTerm(options.terms, id) }}
        searchable
        clearable
        choices={terms}
        help={terms.some(({ isFolded }) => isFolded) ? t('help.term_past') : undefined}
      />
      <BranchField label={t('fields.branch_id')} field={field('branch_id')} />
      <FieldPair>
        <DateField label={t('fields.starts_on')} field={field('starts_on')} required />
        <DateField label={t('fields.ends_on')} field={field('ends_on')} />
      </FieldPair>
      <TextField
        label={t('fields.session_target')}
        field={field('session_target')}
        inputMode="numeric"
        dir="ltr"
      />
      <ChoiceField
        label={t('fields.instructor_id')}
        field={field('instructor_id')}
        searchable
        clearable
        choices={instructors}
      />
      <ChoicesField
        label={t('fields.assistant_ids')}
        field={field('assistant_ids')}
        choices={instructors}
      />
      {groupId ? (
        <Anchor
          component={Link}
          href={`${urlFor('admin.groups.show', { id: groupId })}?tab=pattern`}
          fz="sm"
        >
          {t('tabs.pattern')}
        </Anchor>
      ) : (
        <Text size="sm" c="dimmed">
          {t('help.pattern')}
        </Text>
      )}
    </FormSection>
  )
}
