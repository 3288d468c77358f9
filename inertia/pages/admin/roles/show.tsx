import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconCopyPlus, IconEye, IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PermissionGrid } from '~/components/permissions/permission_grid'
import type { Abilities, Role } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/roles/roles.module.css'
import { Menu } from '~/ui/menu/menu'

interface RoleShowProps {
  role: Role
  roles: Role[]
  can: Abilities
}

export default function RoleShow({ role, roles, can }: RoleShowProps) {
  const t = useTranslations('roles')
  const title = useRoleName()(role)
  const clone = can.create && !role.is_super && (
    <Menu.Item
      key="clone"
      component={Link}
      href={urlFor('admin.roles.create', {}, { qs: { from: role.id } })}
      leftSection={<IconCopyPlus size={16} aria-hidden />}
    >
      {t('acts.clone')}
    </Menu.Item>
  )
  const view = can.view && (
    <Menu.Item
      key="view"
      leftSection={<IconEye size={16} aria-hidden />}
      onClick={() => router.post(urlFor('admin.roles.view.store', { id: role.id }))}
    >
      {t('acts.view')}
    </Menu.Item>
  )
  const acts = [clone, view].filter(Boolean)
  return (
    <>
      <PageHeader
        title={title}
        lead={role.is_super ? t('show.super') : (role.description ?? t(`kinds.${role.kind}`))}
        crumbs={[{ label: t('title'), href: urlFor('admin.roles.index') }]}
        primary={
          can.update && (
            <Button
              component={Link}
              href={urlFor('admin.roles.edit', { id: role.id })}
              leftSection={<IconPencil size={16} aria-hidden />}
              data-shortcut="edit"
            >
              {t('acts.edit')}
            </Button>
          )
        }
        menu={acts.length > 0 && acts}
      />
      <section className={classes.card} aria-label={t('fields.permissions')}>
        <PermissionGrid
          kind={role.kind}
          roles={roles.filter(({ id }) => id !== role.id)}
          value={role.permissions}
        />
      </section>
    </>
  )
}
