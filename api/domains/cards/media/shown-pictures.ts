/**
 * SQL condition on a row of `media`: a card, an article or the print that was approved for an order names the picture.
 * Switched-off and scheduled pictures of a gallery count: their owner may switch them on again. An order counts until
 * its pieces have arrived, or never will.
 */
export const isShownSomewhere = `
  '/media/' || media.storage_key || '/' || media.width || '.jpg' in (select cover_image from business_profiles where cover_image is not null)
  or '/media/' || media.storage_key || '/' || media.width || '.jpg' in (select profile_image from business_profiles where profile_image is not null)
  or '/media/' || media.storage_key || '/' || media.width || '.jpg' in (select logo_image from business_profiles where logo_image is not null)
  or '/media/' || media.storage_key || '/' || media.width || '.jpg' in (
    select image ->> 'url' from business_profiles, jsonb_array_elements(gallery_images) as image where image ->> 'url' is not null
  )
  or '/media/' || media.storage_key || '/' || media.width || '.jpg' in (
    select item ->> 'picture' from business_profiles, jsonb_array_elements(services) as service_group,
      jsonb_array_elements(service_group -> 'items') as item where item ->> 'picture' is not null
  )
  or media.storage_key in (
    select split_part(document ->> 'file', '/', 3) from business_profiles, jsonb_array_elements(documents) as document
  )
  or exists (
    select 1 from physical_card_orders where status not in ('delivered', 'cancelled', 'refunded')
      and design ->> 'portrait' = '/media/' || media.storage_key || '/' || media.width || '.jpg'
  )
  or exists (
    select 1 from physical_card_orders where status not in ('delivered', 'cancelled', 'refunded')
      and design ->> 'cover' = '/media/' || media.storage_key || '/' || media.width || '.jpg'
  )
  or exists (
    select 1 from blog_posts where position('/media/' || media.storage_key || '/' in
      concat_ws(' ', featured_image, author_image, content)) > 0
  )`;
