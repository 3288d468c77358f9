import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { RoleChoice } from '~/components/users/role_choice'
import type { RoleOption, UserDetail } from '~/components/users/types'
import { type UserForm, userInputs, useUserForm } from '~/components/users/use_user_form'
import { AreaForm } from '~/ui/form/area_form'
import { FormSection } from '~/ui/form/form_section'
import { PhoneField } from '~/ui/form/fields/phone_field'
import { EmailField } from '~/ui/form/fields/email_field'
import { useRoleName } from '~/components/roles/use_role_name'
import { useBranches, useBranchNames } from '~/components/branches/use_branches'
import type { Binding } from '~/ui/form/binding'
import { SeveralField, wordsOf } from '~/ui/form/fields/choice/choices_field'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'
import { NamePairs } from '~/components/people/name_pairs'

interface UserFormProps {
  title: string
  user: UserDetail | null
  roles: RoleOption[]
  isOwn?: boolean
}

export function UserForm({ title, user, roles, isOwn = false }: UserFormProps) {
  const t = useTranslations('users')
  const asksBranches = useBranches().length > 0 && !isOwn
  const state = useUserForm(user, asksBranches)
  const { field } = state
  const hasCome = user !== null && user.status !== 'invited'
  return (
    <AreaForm
      area="users"
      title={title}
      record={user}
      urls={recordUrls('admins')}
      inputs={userInputs}
      state={state}
      write={useUserValue(roles)}
    >
      <UserNameFields field={field} />
      <FormSection
        title={t('sections.contact')}
        help={t(hasCome ? 'sections.contact_fixed' : 'sections.contact_help')}
      >
        {!hasCome && <EmailField label={t('fields.email')} field={field('email')} required />}
        <PhoneField
          label={t('fields.phone')}
          field={field('phone')}
          country={field('phone_country')}
        />
      </FormSection>
      <FormSection
        title={t('sections.roles')}
        help={t(isOwn ? 'sections.roles_own' : 'sections.roles_help')}
      >
        <RoleChoice roles={roles} field={field('roles')} isOwn={isOwn} />
      </FormSection>
      {asksBranches && <UserBranches field={field('branches')} />}
    </AreaForm>
  )
}

function UserBranches({ field }: { field: Binding<string> }) {
  const t = useTranslations('users')
  const branches = useBranches()
  const names = useBranchNames()
  const chosen = wordsOf(field.value)
  const choices = branches
    .filter(({ id, is_archived }) => !is_archived || chosen.includes(id))
    .map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
  return (
    <FormSection title={t('sections.branches')} help={t('sections.branches_help')}>
      <SeveralField label={t('fields.branches')} field={field} choices={choices} />
    </FormSection>
  )
}

function useUserValue(roles: RoleOption[]): WriteField {
  const inWords = useFieldValue('users')
  const roleName = useRoleName()
  const branchNames = useBranchNames()
  return (name, value) => {
    const ids = wordsOf(String(value))
    if (name === 'branches') return ids.map((id) => branchNames.get(id)).join(' · ')
    if (name !== 'roles') return inWords(name, value)
    return roles
      .filter(({ id }) => ids.includes(id))
      .map(roleName)
      .join(' · ')
  }
}

function UserNameFields({ field }: Pick<UserForm, 'field'>) {
  const t = useTranslations('users')
  return (
    <FormSection title={t('sections.name')} help={t('sections.name_help')}>
      <NamePairs
        field={{
          first_name_ar: field('first_name_ar'),
          last_name_ar: field('last_name_ar'),
          first_name_en: field('first_name_en'),
          last_name_en: field('last_name_en'),
        }}
      />
    </FormSection>
  )
}
