import { useTranslations } from 'use-intl'
import { areaVerbs } from '#domain/shared/areas/areas'
import { groupsOf, type Area } from '~/components/permissions/areas'
import { useAreaName } from '~/ui/use_area_name'

const areas = Object.values(groupsOf).flatMap((groups) => groups.flatMap((one) => one.areas))

export function usePermissionName(): (permission: string) => string {
  const t = useTranslations('permissions')
  const nameOf = useAreaName()
  return (permission) => {
    const [, areaName, verbName = 'index'] = permission.split('.')
    const area = areas.find((one): one is Area => one === areaName)
    const verb = areaVerbs.find((one) => one === verbName)
    return area && verb ? t('one', { area: nameOf(area), verb: t(`verbs.${verb}`) }) : permission
  }
}
