import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'
import { cropImage } from '~/ui/form/photo/crop_image'
import { useObjectUrl } from '~/ui/form/photo/use_object_url'

const PhotoCropper = lazyPart(() => import('~/ui/form/photo/photo_cropper'))

interface CropDialogProps {
  file: File | null
  onCut: (photo: File) => void
  onProblem: () => void
  onClose: () => void
}

export function CropDialog({ file, onCut, onProblem, onClose }: CropDialogProps) {
  const t = useTranslations('ui.photo')
  const source = useObjectUrl(file)
  return (
    <Dialog opened={file !== null} title={t('crop_title')} onClose={onClose}>
      {source && (
        <Suspense fallback={<Skeleton height={320} />}>
          <PhotoCropper
            source={source}
            onProblem={onProblem}
            onCancel={onClose}
            onUse={(area) => void cropImage(source, area).then(onCut, onProblem)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
