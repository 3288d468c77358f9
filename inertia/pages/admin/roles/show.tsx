import { Link } from '@adonisjs/inertia/react'
import { Button, Menu } from '@mantine/core'
import { IconCopyPlus, IconPencil } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PermissionGrid } from '~/components/permissions/permission_grid'
import { roleUrls } from '~/components/roles/role_urls'
import type { Abilities, Role } from '~/components/roles/types'
import { useRoleName } from '~/components/roles/use_role_name'
import { PageHeader } from '~/ui/page_header'
import classes from '~/components/roles/roles.module.css'

interface RoleShowProps {
  role: Role
  roles: Role[]
  can: Abilities
}

export default function RoleShow({ role, roles, can }: RoleShowProps) {
  const t = useTranslations('roles')
  const title = useRoleName()(role)
  return (
    <>
      <PageHeader
        title={title}
        lead={role.is_super ? t('show.super') : (role.description ?? t(`kinds.${role.kind}`))}
        crumbs={[{ label: t('title'), href: roleUrls.index() }]}
        primary={
          can.update && (
            <Button
              component={Link}
              href={roleUrls.edit(role.id)}
              leftSection={<IconPencil size={16} aria-hidden />}
              data-shortcut="edit"
            >
              {t('acts.edit')}
            </Button>
          )
        }
        menu={
          can.create &&
          !role.is_super && (
            <Menu.Item
              component={Link}
              href={roleUrls.create(role.id)}
              leftSection={<IconCopyPlus size={16} aria-hidden />}
            >
              {t('acts.clone')}
            </Menu.Item>
          )
        }
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
