import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'
import { useObjectUrl } from '~/ui/form/photo/use_object_url'
import type { Area } from 'react-easy-crop'

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

const SIDE = 512
const QUALITY = 0.9

/** A square of at most 512 px, as WebP, or JPEG where WebP can't be written. */
async function cropImage(source: string, area: Area): Promise<File> {
  const image = new Image()
  image.src = source
  await image.decode()
  const side = Math.min(SIDE, Math.round(area.width))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  canvas
    .getContext('2d')
    ?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const blob = await toBlob(canvas)
  return new File([blob], blob.type === 'image/webp' ? 'photo.webp' : 'photo.jpg', {
    type: blob.type,
  })
}

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await write(canvas, 'image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await write(canvas, 'image/jpeg')
  if (!blob) throw new Error('This browser could not write the cropped picture')
  return blob
}

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
