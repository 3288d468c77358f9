import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { RolesList } from '~/components/roles/roles_list'
import type { Abilities, ListedRole } from '~/components/roles/types'
import { useFormat } from '~/hooks/use_format'
import { PageHeader } from '~/ui/page/page_header'

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
