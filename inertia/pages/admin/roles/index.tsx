import { Link } from '@adonisjs/inertia/react'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Abilities, ListedRole } from '~/components/roles/types'
import { useFormat } from '~/hooks/use_format'
import { PageHeader } from '~/ui/page/page_header'
import { useState } from 'react'
import { DeleteRoleDialog } from '~/components/roles/delete_role_dialog'
import { RoleNameCell, useHeld, useRoleColumns } from '~/components/roles/use_role_columns'
import { useRoleActs } from '~/components/roles/use_role_acts'
import { useRoleName } from '~/components/roles/use_role_name'
import { DataTable } from '~/ui/list/table/data_table'
import { ListCard } from '~/ui/list/list_card'
import { useDataTable } from '~/ui/list/table/use_data_table'
import classes from '~/components/roles/roles.module.css'

export default function RolesIndex({ roles, can }: { roles: ListedRole[]; can: Abilities }) {
  const t = useTranslations('roles')
  const { number } = useFormat()
  return (
    <>
      <PageHeader
        title={t('title')}
        count={number(roles.length)}
        primary={
          can.create && (
            <Button
              component={Link}
              href={urlFor('admin.roles.create')}
              leftSection={<IconPlus size={16} aria-hidden />}
              data-shortcut="create"
            >
              {t('add')}
            </Button>
          )
        }
      />
      <RolesList roles={roles} can={can} />
    </>
  )
}

function RolesList({ roles, can }: { roles: ListedRole[]; can: Abilities }) {
  const t = useTranslations('roles')
  const columns = useRoleColumns()
  const roleName = useRoleName()
  const [leaving, setLeaving] = useState<ListedRole | null>(null)
  const acts = useRoleActs(can, setLeaving)
  const table = useDataTable({ rows: roles, columns, sort: '', dir: 'asc' })
  return (
    <>
      <ListCard>
        <DataTable
          table={table}
          columns={columns}
          caption={t('title')}
          sort=""
          dir="asc"
          onSort={() => undefined}
          editHref={({ id, changeable }) =>
            can.update && changeable ? urlFor('admin.roles.edit', { id }) : undefined
          }
          name={roleName}
          acts={acts}
          card={(role) => <RoleCard role={role} />}
          selectable={false}
          density="comfortable"
          busy={false}
          place={1}
        />
      </ListCard>
      {leaving && (
        <DeleteRoleDialog
          role={leaving}
          replacements={roles.filter(
            ({ id, kind, is_super, grantable }) =>
              kind === leaving.kind && id !== leaving.id && !is_super && grantable
          )}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

function RoleCard({ role }: { role: ListedRole }) {
  const t = useTranslations('roles')
  const held = useHeld()
  return (
    <>
      <RoleNameCell role={role} />
      <Text size="sm" c="dimmed" component="div" className={classes.facts}>
        <span>{t(`kinds.${role.kind}`)}</span>
        <span>{t('holders', { count: role.holders })}</span>
        <span>{held(role)}</span>
      </Text>
    </>
  )
}
