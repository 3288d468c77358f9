import { Group, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { relations } from '#domain/people/guardians/rules/guardian'
import { fieldId, type Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldError } from '~/ui/form/fields/field_error'
import classes from '~/ui/form/fields/field.module.css'

const PARENTS = ['father', 'mother'] as const
const ELSE = 'else'
const isParent = (relation: string) => PARENTS.some((parent) => parent === relation)

export function RelationField({ field }: { field: Binding<string> }) {
  const t = useTranslations('guardians')
  const own = useTranslations('families')
  const form = useTranslations('ui.form')
  const [isElse, setElse] = useState(field.value !== '' && !isParent(field.value))
  const first = isElse ? `${field.name}-${ELSE}` : fieldId(field.name)
  return (
    <>
      <Radio.Group
        name={`${field.name}_kind`}
        label={
          <>
            {t('fields.relation')}
            <span className={classes.required}> {form('required')}</span>
          </>
        }
        labelElement="div"
        error={!isElse && field.error && <FieldError message={field.error} />}
        value={isElse ? ELSE : field.value}
        onChange={(value) => {
          setElse(value === ELSE)
          field.onChange(value === ELSE ? '' : value)
        }}
      >
        <Group gap="md" mt="xs">
          {PARENTS.map((parent, at) => (
            <Radio
              key={parent}
              id={at === 0 ? first : undefined}
              value={parent}
              label={t(`relation.${parent}`)}
            />
          ))}
          <Radio value={ELSE} label={own('other_relation')} />
        </Group>
      </Radio.Group>
      {isElse && (
        <ChoiceField
          label={own('relation_other')}
          field={field}
          required
          searchable
          choices={relations
            .filter((relation) => !isParent(relation))
            .map((relation) => ({ value: relation, label: t(`relation.${relation}`) }))}
        />
      )}
    </>
  )
}
