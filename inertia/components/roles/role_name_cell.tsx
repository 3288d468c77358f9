import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ListedRole } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { useShared } from '~/hooks/use_shared'
import { RowLink } from '~/ui/list/table/row_link'
import classes from '~/components/roles/roles.module.css'

export function RoleNameCell({ role }: { role: ListedRole }) {
  const t = useTranslations('roles.marks')
  const lead = useRoleName()(role)
  const own = useShared().auth?.user.roles.some(({ name }) => name === role.name)
  const other = lead === role.name ? role.name_ar : role.name
  const isOwn = own && role.kind === 'admin'
  return (
    <div className={classes.name}>
      <RowLink href={urlFor('admin.roles.show', { id: role.id })}>
        <bdi>{lead}</bdi>
      </RowLink>
      <span className={classes.marks}>
        {role.is_system && <span className={classes.mark}>{t('system')}</span>}
        {isOwn && <span className={classes.mark}>{t('own')}</span>}
      </span>
      {other && (
        <Text size="xs" c="dimmed" component="div">
          <bdi>{other}</bdi>
        </Text>
      )}
    </div>
  )
}
