import type { PackageList, PackageQuery } from '~/components/packages/types'
import { usePackageList } from '~/components/packages/use_package_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

type PackagesIndexProps = {
  packages: PackageList
  query: PackageQuery
  can: Abilities
  list: ListSettings
}

export default function PackagesIndex({ packages, query, can, list }: PackagesIndexProps) {
  const description = usePackageList()
  return <RecordList {...description} page={packages} query={query} can={can} settings={list} />
}
