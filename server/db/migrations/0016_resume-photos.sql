ALTER TABLE "resumes" ADD COLUMN "photo_file_id" uuid;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_photo" ON "resumes" USING btree ("photo_file_id") WHERE photo_file_id is not null;