import { longest } from '#domain/shared/limits/text_lengths'
import type { Kind } from '#domain/shared/choices/kinds'
import { useTranslations } from 'use-intl'
import type { Role } from '~/components/roles/types'
import type { RoleForm } from '~/components/roles/use_role_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { TextField } from '~/ui/form/fields/text_field'
import { NativeSelect } from '@mantine/core'
import { useRoleName } from '~/components/roles/use_role_name'
import classes from '~/ui/form/fields/field.module.css'

interface RoleNamesProps {
  role: Role | null
  roles: Role[]
  form: RoleForm
}

const offered: readonly Kind[] = ['admin', 'student', 'instructor']

export function RoleNames({ role, roles, form: { form, field } }: RoleNamesProps) {
  const t = useTranslations('roles')
  const kind = field('kind')
  const fixed = role?.is_system ?? false
  return (
    <FormSection
      title={t('sections.name')}
      help={fixed ? t('help.system') : t('sections.name_help')}
    >
      {!role && (
        <>
          <ChoiceField
            label={t('fields.kind')}
            help={t('help.kind')}
            field={{
              ...kind,
              onChange: (next) => form.setData((now) => ({ ...now, kind: next, permissions: '' })),
            }}
            choices={offered.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <ModelChoice
            roles={roles.filter((one) => one.kind === kind.value && !one.is_super)}
            onChoose={(permissions) => form.setData((now) => ({ ...now, permissions }))}
          />
        </>
      )}
      {!fixed && (
        <>
          <TextField
            label={t('fields.name')}
            field={field('name')}
            required
            autoComplete="off"
            maxLength={longest.label}
          />
          <TextField
            label={t('fields.name_ar')}
            help={t('help.name_ar')}
            field={field('name_ar')}
            autoComplete="off"
            maxLength={longest.label}
          />
        </>
      )}
      <TextAreaField
        label={t('fields.description')}
        help={t('help.description')}
        field={field('description')}
        maxLength={longest.reason}
      />
    </FormSection>
  )
}

interface ModelChoiceProps {
  roles: Role[]
  onChoose: (permissions: string) => void
}

function ModelChoice({ roles, onChoose }: ModelChoiceProps) {
  const t = useTranslations('roles')
  const roleName = useRoleName()
  const initial = new URLSearchParams(window.location.search).get('from') ?? ''
  return (
    <NativeSelect
      classNames={{ label: classes.label, root: classes.field }}
      label={t('help.model')}
      defaultValue={roles.some(({ id }) => id === initial) ? initial : ''}
      data={[
        { value: '', label: t('model_none') },
        ...roles.map((role) => ({ value: role.id, label: roleName(role) })),
      ]}
      onChange={(event) => {
        const chosen = roles.find(({ id }) => id === event.currentTarget.value)
        onChoose([...(chosen?.permissions ?? [])].sort().join(' '))
      }}
    />
  )
}
