import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Anchor, Badge, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Branch } from '~/components/branches/types'
import { useBothNames } from '~/ui/names/both_names'
import { recordUrls } from '~/ui/record/record_urls'
import rows from '~/ui/record/rows.module.css'

interface BranchItemProps {
  branch: Branch
  mayUpdate: boolean
  onEdit: () => void
}

export function BranchItem({ branch, mayUpdate, onEdit }: BranchItemProps) {
  const t = useTranslations('branches')
  const name = useBothNames()(branch)
  const archive = urlFor('admin.branches.archive.store', { id: branch.id })
  const options = { preserveScroll: true }
  const held = (area: 'groups' | 'rooms') => (
    <Anchor component={Link} href={`${recordUrls(area).index()}?branch=${branch.id}`} fz="inherit">
      {t(area, { count: branch[area] })}
    </Anchor>
  )
  return (
    <li>
      <div>
        <div>
          <bdi>{name.lead}</bdi>{' '}
          {branch.is_main && name.lead !== t('main') && <Badge variant="light">{t('main')}</Badge>}
          {branch.archived_at && (
            <Badge variant="light" color="gray">
              {t('archived')}
            </Badge>
          )}
        </div>
        <div className={rows.quiet}>
          <bdi dir="ltr">{branch.code}</bdi>
          {branch.address && (
            <>
              {' · '}
              <bdi>{branch.address}</bdi>
            </>
          )}
          {branch.phone && (
            <>
              {' · '}
              <bdi dir="ltr">{branch.phone}</bdi>
            </>
          )}
        </div>
        <div className={rows.quiet}>
          {held('groups')} · {held('rooms')}
        </div>
      </div>
      {mayUpdate && (
        <Button variant="default" size="xs" onClick={onEdit}>
          {t('acts.edit')}
        </Button>
      )}
      {mayUpdate && !branch.is_main && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            branch.archived_at ? router.delete(archive, options) : router.post(archive, {}, options)
          }
        >
          {t(branch.archived_at ? 'acts.restore' : 'acts.archive')}
        </Button>
      )}
    </li>
  )
}
