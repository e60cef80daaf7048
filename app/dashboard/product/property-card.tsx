import type { Language } from "#contract/language.ts"
import type { ProductProperty } from "#contract/product.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { RichText } from "#app/ui/rich-text.tsx"

interface PropertyCardProps {
  property: ProductProperty
  position: number
  language: Language
  onEdit: () => void
  onRemove: () => void
}

export function PropertyCard({ property, position, language, onEdit, onRemove }: PropertyCardProps) {
  const { products: texts } = useDashboardTexts()
  const [image] = property.image_list
  return (
    <article className="card still">
      {image ? (
        <Picture image={image} alt={image[`alt_${language}`]} sizes="(min-width: 720px) 33vw, 100vw" />
      ) : (
        <span className="no-image">{texts.noImage}</span>
      )}
      {property.description === "" ? (
        <p className="no-text">{texts.noText}</p>
      ) : (
        <RichText html={property.description} lang={language} />
      )}
      <div className="card-acts">
        <button type="button" className="icon-btn" aria-label={texts.editPropertyAt(position)} onClick={onEdit}>
          <Icon name="edit" />
        </button>
        <button type="button" className="icon-btn del" aria-label={texts.removePropertyAt(position)} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      </div>
    </article>
  )
}
