import { useTranslations } from 'use-intl'
import { RoleChoice } from '~/components/users/role_choice'
import type { RoleOption, UserDetail } from '~/components/users/types'
import { userInputs, useUserForm } from '~/components/users/use_user_form'
import { UserNameFields } from '~/components/users/user_name_fields'
import { UserStalePanel } from '~/components/users/user_stale_panel'
import { userUrls } from '~/components/users/user_urls'
import { FormSection } from '~/ui/form/form_section'
import { PhoneField } from '~/ui/form/phone_field'
import { RecordForm } from '~/ui/form/record_form'
import { TextField } from '~/ui/form/text_field'

interface UserFormProps {
  title: string
  user: UserDetail | null
  roles: RoleOption[]
  isOwn?: boolean
}

/** Invites an administrator, or edits the given one. */
export function UserForm({ title, user, roles, isOwn = false }: UserFormProps) {
  const t = useTranslations('users')
  const { form, field, submit, stale, draft, discardDraft } = useUserForm(user)
  const hasCome = user !== null && user.status !== 'invited'
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(userInputs.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(user ? 'form.update' : 'form.create')}
      cancelHref={user ? userUrls.show(user.id) : userUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        user && <UserStalePanel key={user.version} form={form} stale={stale} roles={roles} />
      }
    >
      <UserNameFields field={field} autoFocus={!user} />
      <FormSection
        title={t('sections.contact')}
        help={t(hasCome ? 'sections.contact_fixed' : 'sections.contact_help')}
      >
        {!hasCome && (
          <TextField
            label={t('fields.email')}
            field={field('email')}
            required
            type="email"
            inputMode="email"
            dir="ltr"
            autoComplete="off"
            maxLength={254}
          />
        )}
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
    </RecordForm>
  )
}
