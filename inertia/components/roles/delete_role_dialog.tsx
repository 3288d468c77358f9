import { Button, Group, Text } from '@mantine/core'
import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ListedRole } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { Dialog } from '~/ui/dialog/dialog'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldError } from '~/ui/form/fields/field_error'

interface DeleteRoleDialogProps {
  role: ListedRole
  replacements: ListedRole[]
  onClose: () => void
}

export function DeleteRoleDialog({ role, replacements, onClose }: DeleteRoleDialogProps) {
  const t = useTranslations('roles.delete')
  const roleName = useRoleName()
  const form = useForm({ replacement_id: '' })
  const errors: Record<string, string | undefined> = form.errors
  const isUsed = role.holders > 0
  const isStuck = isUsed && replacements.length === 0
  const confirm = () =>
    form.delete(urlFor('admin.roles.destroy', { id: role.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('title', { name: roleName(role) })} onClose={onClose}>
      <Text mb="md">{isUsed ? t('used', { count: role.holders }) : t('unused')}</Text>
      {isStuck && <Text mb="md">{t('no_replacement')}</Text>}
      {isUsed && !isStuck && (
        <ChoiceField
          label={t('replacement')}
          required
          field={{
            name: 'replacement_id',
            value: form.data.replacement_id,
            error: form.errors.replacement_id,
            onChange: (id) => form.setData('replacement_id', id),
          }}
          choices={replacements.map((one) => ({ value: one.id, label: roleName(one) }))}
        />
      )}
      {errors.permissions && <FieldError message={errors.permissions} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button
          color="danger"
          onClick={confirm}
          loading={form.processing}
          disabled={isStuck || (isUsed && !form.data.replacement_id)}
        >
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
